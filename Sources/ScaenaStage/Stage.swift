#if Stage
#endif
