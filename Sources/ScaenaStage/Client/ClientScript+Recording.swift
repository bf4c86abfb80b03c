#if Stage && !canImport(UIKit)

    extension ClientScript {
        /// The deeds so far, as a test to paste.
        static let recording = #"""
            // Recording ----------------------------------------------------------------------------------------

            const story = document.getElementById("story-text");
            const storyCopy = document.getElementById("story-copy");
            document.getElementById("story-show").addEventListener("click", () => { send("story"); });

            function showStory(text) {
              story.value = text;
              story.hidden = false;
              storyCopy.hidden = false;
              story.scrollTop = 0;
            }

            storyCopy.addEventListener("click", async () => {
              try {
                await navigator.clipboard.writeText(story.value);
              } catch {
                story.select();
                showNotice("Press the keys that copy.");
                return;
              }
              showNotice("The test is copied.");
            });
            """#
    }
#endif
