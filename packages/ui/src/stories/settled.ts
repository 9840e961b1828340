import { expect, waitFor } from 'storybook/test'

/** Waits until an overlay has finished opening, so that axe sees it as people do. */
export async function settled(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
}
