import { performance } from 'node:perf_hooks'

// React asks for the time thousands of times in a test, and jsdom's own clock is slow to answer.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
