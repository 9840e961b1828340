import { initialLanguage, languageNames, languages, storeLanguage } from '@seriba/i18n'
import '@seriba/ui/styles.css'
import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// A busy machine is slow, not wrong: a second is too little there.
configure({ asyncUtilTimeout: 15_000 })

/** Axe has checked the story's final state in the theme it started in; this checks the other one. */
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

/** The widths that the design is drawn for. */
const windows = {
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
  laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
}

const preview: Preview = {
  initialGlobals: { theme: 'light', language: 'en' },
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
    language: {
      description: 'Language of the stories of pages; components have their texts as props',
      toolbar: {
        icon: 'globe',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      if (!import.meta.env.STORYBOOK_TESTED && globals.language !== initialLanguage()) {
        // Texts are loaded with the page.
        storeLanguage(globals.language)
        location.reload()
      }
      return <Story />
    },
  ],
  afterEach: inTheOtherTheme,
  parameters: {
    layout: 'padded',
    // A story in which axe finds a fault fails its test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: { options: windows },
  },
}

export default preview
