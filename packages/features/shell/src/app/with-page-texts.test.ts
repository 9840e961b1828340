// @vitest-environment jsdom
import { createI18n, type Messages, switchLanguage } from '@seriba/i18n'
import { expect, test } from 'vitest'
import { textsLoader, withPageTexts } from './with-page-texts.ts'

const first: Messages = { en: async () => ({ common: { a: 'A' } }), ru: async () => ({ common: { a: 'А' } }) }
const more: Messages = {
  en: async () => ({ bids: { title: 'Bids' } }),
  ru: async () => ({ bids: { title: 'Ставки' } }),
}
const Page = () => null
const lazy = async () => ({ Component: Page })

test('a page that needs more texts waits for them and is otherwise unchanged', async () => {
  const texts = createI18n('en', first)
  const [branch] = withPageTexts([{ children: [{ path: '/bids', lazy }] }], textsLoader(texts, more))
  const page = branch?.children?.[0]?.lazy as typeof lazy
  expect(await page()).toEqual({ Component: Page })
  expect((await texts).getResource('en', 'bids', 'title')).toBe('Bids')
})

test('a page that needs no more texts requests none', async () => {
  const asked: string[] = []
  const handle = { page: 'carAuctions', firstTexts: true }
  const [page] = withPageTexts([{ path: '/', handle, lazy }], async () => void asked.push('texts'))
  const open = page?.lazy as typeof lazy
  await open()
  expect(asked).toEqual([])
})

test('texts that failed to load are requested again', async () => {
  let tries = 0
  const failsOnce: Messages = {
    ...more,
    en: () => (++tries === 1 ? Promise.reject(new Error('offline')) : more.en()),
  }
  const texts = createI18n('en', first)
  const load = textsLoader(texts, failsOnce)
  await expect(load()).rejects.toThrow('offline')
  await load()
  await load()
  expect(tries).toBe(2)
  expect((await texts).hasResourceBundle('en', 'bids')).toBe(true)
})

test('texts arrive in the language the page has by then', async () => {
  const texts = createI18n('en', first)
  let arrive = () => {}
  const slow: Messages = {
    ...more,
    en: () => new Promise((done) => (arrive = () => done({ bids: { title: 'Bids' } }))),
  }
  const loading = textsLoader(texts, slow)()
  await switchLanguage(await texts, 'ru', first)
  arrive()
  await loading
  expect((await texts).getResource('ru', 'bids', 'title')).toBe('Ставки')
})
