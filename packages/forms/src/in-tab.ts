import { browserPage } from '@seriba/api/browser-page'
/** Shows what a request leads to in a tab of its own, opened by the press: what opens later is taken for a pop-up. */
export async function inTab(ask: () => Promise<string>) {
  const tab = window.open('', '_blank')
  try {
    const url = await ask()
    if (tab) tab.location.href = url
    else browserPage.open(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
