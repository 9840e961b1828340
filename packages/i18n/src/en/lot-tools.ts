/** What members do with a lot besides bidding; the shared page has none of it. */
export const lotTools = {
  photos: 'Photos',
  download: 'Download photos',
  downloading: 'Downloading..{{percent}}%',
  extra: {
    request: 'Request extra images',
    left: '{{left}} left today',
    loading: 'Loading extra photos, about 30 seconds.',
    came_one: '{{count}} more photo.',
    came_other: '{{count}} more photos.',
    none: 'No extra photos for this lot. This didn’t use up a request.',
    why: 'The auction house limits extra photo requests per day.',
  },
  noLink: 'Didn’t find download link',
  translation: {
    tab: 'AI translation',
    managerTab: 'Manager translation',
    language: 'Translation language',
    translate: 'Translate',
    pending: 'Translation in progress',
    notice: 'Machine translation, not guaranteed. Ask your manager for a human one.',
    none: 'No translation available',
    alt: 'Translated auction sheet',
    showOriginal: 'Show original',
    showTranslation: 'Show translation',
  },
} as const
