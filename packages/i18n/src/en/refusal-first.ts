/** What anybody may see, whatever they requested; readers of a shared lot encounter no others. */
export const commonRefusal = {
  offline: 'No connection to the server. Check your network and try again.',
  signed_out: 'Please log in to continue.',
  wrong_audience: 'This is not available to your account.',
  permission_missing: 'You don’t have permission to do this.',
  foreign_origin: 'The request came from another site and was not accepted.',
  foreign_host: 'This server can’t be reached under this address.',
  not_found: 'Not found',
  lot_not_found: 'Unfortunately, there is no information on this lot.',
  wrong_code: 'Wrong access code',
  invalid_input: 'Please check the highlighted fields.',
  too_many_tries: 'Too many attempts. Please wait and try again.',
  internal: 'Something went wrong',
  try_again:
    'The server was interrupted for a moment. If you were saving something, check whether it was saved before you try again.',
} as const

/** What the lot listings may show, before the texts of other pages are loaded. */
export const listingRefusal = {
  ...commonRefusal,
  language_not_offered: 'The company no longer offers this language.',
  search_of_past: 'Sales of the past come once a day: choose the daily email.',
  port_not_chosen: 'Choose your port first, beside a bid on any lot.',
  too_many_searches:
    'Only up to 10 searches can be saved. Please delete an existing search to add a new one.',
} as const
