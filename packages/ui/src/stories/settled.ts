import { expect, waitFor } from 'storybook/test'

/** Waits until an overlay has arrived, so that axe sees it as people do. */
export async function settled(element: HTMLElement) {
  await waitFor(() => expect(element).toBeVisible())
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
}
