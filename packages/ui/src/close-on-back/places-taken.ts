/** How many history entries are taken up by what is open over the page. */
export const placesTaken = (): number => history.state?.overlays ?? 0
