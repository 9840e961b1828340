/** From which side of the desk somebody looks at a bid. */
export type Side = 'client' | 'manager'
