/**
 * Every error code of the server, with its HTTP status.
 * Each code is a phrase key: `refusal.{code}`.
 */
export const errorHttpStatus = {
  signed_out: 401,
  not_enough_credit: 402,
  wrong_audience: 403,
  permission_missing: 403,
  managers_only: 403,
  not_yours: 403,
  invalid_credentials: 403,
  invalid_user: 403,
  email_not_verified: 403,
  wrong_code: 403,
  captcha_failed: 403,
  recaptcha_failed: 403,
  link_expired: 403,
  second_step_over: 403,
  foreign_origin: 403,
  not_found: 404,
  lot_not_found: 404,
  bid_not_found: 404,
  client_not_found: 404,
  bid_not_live: 409,
  cancel_too_late: 409,
  cancellation_still_open: 409,
  withdrawal_asked: 409,
  withdrawal_answered: 409,
  bidding_closed: 409,
  auction_finished: 409,
  payment_reversed: 409,
  order_closed: 409,
  lot_already_offered: 409,
  lot_already_won: 409,
  bid_not_leading: 409,
  group_already_filled: 409,
  offer_taken: 409,
  auto_bid_status: 409,
  auto_bid_too_late: 409,
  stale: 409,
  bid_archived: 409,
  purchase_on_its_way: 409,
  deposit_waiting: 409,
  not_covered: 409,
  invalid_input: 422,
  field_required: 422,
  date_too_old: 422,
  email_invalid: 422,
  incomplete_name: 422,
  incomplete_phone: 422,
  email_taken: 422,
  country_unknown: 422,
  manager_unknown: 422,
  dealer_unknown: 422,
  short_code_invalid: 422,
  short_code_taken: 422,
  terms_not_accepted: 422,
  password_too_short: 422,
  password_too_common: 422,
  password_unchanged: 422,
  passwords_differ: 422,
  wrong_password: 422,
  second_code_wrong: 422,
  amount_required: 422,
  amount_too_low: 422,
  amount_off_step: 422,
  amount_too_high: 422,
  bid_type_required: 422,
  client_required: 422,
  terms_required: 422,
  client_restricted: 422,
  daily_bid_limit: 422,
  group_closed: 422,
  group_of_stock: 422,
  group_quota_below_won: 422,
  group_label_taken: 422,
  extra_images_limit: 422,
  chassis_invalid: 422,
  status_not_offered: 422,
  bid_not_editable: 422,
  date_ahead: 422,
  deposit_method: 422,
  days_out_of_order: 422,
  payment_not_reversible: 422,
  purchase_move: 422,
  more_chars: 422,
  too_many_offers: 422,
  lot_not_shown: 422,
  too_many_searches: 422,
  too_many_views: 422,
  file_kind: 422,
  file_size: 422,
  setting_address: 422,
  setting_colour: 422,
  setting_icon_size: 422,
  setting_minute: 422,
  setting_number: 422,
  setting_period: 422,
  setting_picture: 422,
  setting_sku: 422,
  setting_too_long: 422,
  foreign_host: 421,
  too_many_tries: 429,
  internal: 500,
  extra_images_failed: 502,
  marketplace_failed: 502,
  production_month_empty: 502,
  try_again: 503,
} as const

export type ErrorCode = keyof typeof errorHttpStatus

/** Codes that any request may fail with. */
export const commonErrors = [
  'signed_out',
  'wrong_audience',
  'permission_missing',
  'foreign_origin',
  'foreign_host',
  'not_found',
  'invalid_input',
  'too_many_tries',
  'internal',
  'try_again',
] as const satisfies readonly ErrorCode[]

/**
 * The body of every error response.
 *
 * `message` maps a field to its text and is there for 422; `messageCode` is the phrase key.
 */
export type ErrorBody = {
  success: false
  messageCode: ErrorCode
  /** Field texts in the language of the request. */
  message?: Record<string, string>
  /** The same fields as codes, for apps that translate themselves. */
  fields?: Record<string, ErrorCode>
  /** Figures that explain an error, such as the balance of a 402. */
  detail?: unknown
}
