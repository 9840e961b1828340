export const imageReload = {
  action: 'Reload incorrect image',
  text: 'The pictures of this lot will be fetched again. It can take up to 1 hour until they show.',
  send: 'Send',
  sent: {
    title: 'Request sent',
    text: 'It can take up to 1 hour until the new pictures show.',
  },
  failed: {
    title: 'Request failed',
    text: 'There has been an issue with sending your request. Please try again later',
    repeat: 'Repeat',
  },
  wait: 'The pictures are already being fetched again.',
  state: {
    open: 'Requested {{at}}, in progress.',
    done: 'Requested {{at}}, reloaded.',
    failed: 'Requested {{at}}. The pictures couldn’t be fetched, so the old ones stay.',
  },
} as const
