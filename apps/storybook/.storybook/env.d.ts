/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Stories are tests, not a place to browse. */
  readonly STORYBOOK_TESTED?: boolean
}
