import '@seriba/ui/styles.css'
import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'

/** Axe looks at what a story came to in the theme it began in; here in the other one. */
const inTheOtherTheme: Preview['afterEach'] = async (context) => {
  if (!import.meta.env.STORYBOOK_TESTED) return
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = theme === 'dark' ? 'light' : 'dark'
  try {
    await lookWithAxe(context)
  } catch (error) {
    throw new Error(`In the ${dataset.theme} theme: ${error}`, { cause: error })
  } finally {
    dataset.theme = theme
  }
}

const preview: Preview = {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      return <Story />
    },
  ],
  afterEach: inTheOtherTheme,
  parameters: {
    layout: 'padded',
    // A story that axe faults fails its test.
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
}

export default preview
