import type { Browser, Page, Worker } from '@playwright/test'
import { base, logIn, people, signedIn, visitor } from './people.ts'

/** A client whose browser has an active service worker. */
export async function withWorker(browser: Browser): Promise<Page> {
  const page = await signedIn(browser, 'client', { serviceWorkers: 'allow' })
  await workerAtWork(page)
  return page
}

/** The same with a session that no other test uses. */
export async function freshPageWithWorker(browser: Browser): Promise<Page> {
  const page = await visitor(await browser.newContext({ serviceWorkers: 'allow' }))
  await page.goto(`${base()}/auth/login`)
  await logIn(page, people.client)
  await page.waitForURL((url) => !url.pathname.includes('/auth/'))
  await workerAtWork(page)
  return page
}

async function workerAtWork(page: Page) {
  await page.goto(`${base()}/profile`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
}

export function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The service worker is not at work')
  return worker
}
