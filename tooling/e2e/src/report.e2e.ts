import { expect, type Page } from '@playwright/test'
import { base, signedIn } from './people.ts'
import { test } from './test.ts'

const films = 'https://films.example'

test('a report’s video plays on hover, and one that fails to load is hidden', async ({ browser }) => {
  const page = await signedIn(browser, 'client')
  await page.goto(`${base()}/bike-auctions`)
  const film = await drawnFilm(page)
  await page.route(`${films}/**`, (route) =>
    route.request().url().endsWith('/gone.webm')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: film, contentType: 'video/webm' }),
  )
  await page.route('**/v1/bikes/view?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.result.lotDetail.inspection = {
      Battery: 'Good',
      videos: `${films}/gone.webm#${films}/engine.webm#/no-such-film.webm`,
    }
    await route.fulfill({ response, json: answer })
  })
  const lot = page.locator('a[href^="/bike-auctions/"]').first()
  await page.goto(`${base()}${await lot.getAttribute('href')}`)

  const report = page.getByRole('region', { name: 'Inspection report' })
  const links = report.getByRole('link', { name: /^Video/ })
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', `${films}/engine.webm`)
  await expect(links).toHaveAttribute('target', '_blank')
  const video = links.locator('video')
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  expect(await isPaused()).toBe(true)
  await links.hover()
  await expect.poll(isPaused).toBe(false)
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await page.mouse.move(0, 0)
  await expect.poll(isPaused).toBe(true)
})

/** A video that the browser has made itself and can play, whatever else it plays. */
async function drawnFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const part = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data)
    })
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      if (pen) {
        pen.fillStyle = `hsl(${frame * 12} 80% 50%)`
        pen.fillRect(0, 0, canvas.width, canvas.height)
      }
    }
    recorder.stop()
    return [...new Uint8Array(await (await part).arrayBuffer())]
  })
  return Buffer.from(bytes)
}
