#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Compiled code is kept from one command to the next: most of a short command is its start.
enableCompileCache()
await import('./commands.ts')
