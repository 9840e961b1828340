import '@seriba/ui/styles.css'
import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'light' },
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
  parameters: {
    layout: 'padded',
    // A story that axe faults fails its test.
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
}

export default preview
