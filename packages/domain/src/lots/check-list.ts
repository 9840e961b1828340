/** Codes that an inspector writes next to the drawing of the vehicle, in the order of the legend (2§3.9). */
export const checkListCodes = [
  ...(['A1', 'A2', 'A3'] as const),
  ...(['E1', 'E2', 'E3'] as const),
  ...(['U1', 'U2', 'U3'] as const),
  ...(['W1', 'W2', 'W3'] as const),
  ...(['S1', 'S2'] as const),
  ...(['C1', 'C2'] as const),
  ...(['P', 'H', 'X', 'XX'] as const),
  ...(['B1', 'B2', 'B3'] as const),
  ...(['Y1', 'Y2', 'Y3'] as const),
  ...(['X1', 'R', 'RX', 'G'] as const),
] as const
export type CheckListCode = (typeof checkListCodes)[number]
