#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Compiled code is cached from one command to the next: most of a short command is startup.
enableCompileCache()
await import('./commands.ts')
