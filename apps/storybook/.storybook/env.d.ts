/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The theme stories start in; tests run once in each. */
  readonly STORYBOOK_THEME?: 'light' | 'dark'
}
