import { defineConfig } from 'vitest/config'
import { shared } from './shared.ts'

/** Pure packages: rules, contracts, texts. */
export default defineConfig({ test: { ...shared, environment: 'node' } })
