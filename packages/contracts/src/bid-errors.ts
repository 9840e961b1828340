/** What placing a bid may be refused for, by whomever. */
export const placementErrors = [
  'lot_not_found',
  'not_enough_credit',
  'budget_exceeded',
  'budget_ask_first',
  'bidding_closed',
  'auction_finished',
  'group_closed',
  'group_of_stock',
  'amount_required',
  'amount_too_low',
  'amount_off_step',
  'amount_too_high',
  'bid_type_required',
  'terms_required',
  'client_restricted',
  'daily_bid_limit',
  'cancel_too_late',
  'stale',
] as const

/** What staff's edit of a bid may be refused for. */
export const editErrors = [
  'bid_not_found',
  'bid_not_editable',
  'bid_archived',
  'amount_required',
  'amount_too_low',
  'amount_off_step',
  'amount_too_high',
  'bid_type_required',
  'group_closed',
  'group_of_stock',
  'not_enough_credit',
  'budget_exceeded',
  'budget_ask_first',
  'stale',
] as const
