/** How many places of the history are taken by what is open over the page. */
export const placesTaken = (): number => history.state?.overlays ?? 0
