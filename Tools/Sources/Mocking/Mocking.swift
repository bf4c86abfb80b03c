// Mocking
