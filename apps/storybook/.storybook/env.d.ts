/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Stories are tests, not a place to look at. */
  readonly STORYBOOK_TESTED?: boolean
}
