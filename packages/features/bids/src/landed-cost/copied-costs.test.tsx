import '../testing/setup.ts'
import { savedFiles } from '@seriba/testing/saved-files'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amount, costs, withCosts } from '../testing/cost-panel.tsx'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('the lines can be copied as text with both blocks and the totals', async () => {
  const { user } = await withCosts()
  await user.type(amount(), '3000000')
  await user.click(await (await costs()).findByText('Line by line'))
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  const text = plain(await navigator.clipboard.readText())
  expect(text).toMatch(/^Landed cost\n\nTo the company\nBid: ¥ 3 000 000\nAuction fee: /)
  expect(text).toMatch(/\n\nAt the destination, estimate\nGST: ¥ [\d ]+ \(¥ [\d ]+–[\d ]+; NZD 5 580\)/)
  expect(text).toMatch(/\nLanded in Auckland: ¥ 3 807 262$/)
})

test('changed lines are no longer marked as copied', async () => {
  const { user } = await withCosts()
  await user.type(amount(), '3000000')
  await user.click(await (await costs()).findByText('Line by line'))
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  await user.clear(amount())
  await user.type(amount(), '3100000')
  await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('the lines can be exported as a file in whole yen', async () => {
  const saved = savedFiles()
  const { user } = await withCosts({ port: 'Southampton' })
  await user.type(amount(), '3000000')
  await user.click(await (await costs()).findByText('Line by line'))
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const lines = ((await saved[0]?.file.text()) ?? '').split('\r\n')
  expect(lines[0]).toContain('Block,Line,Yen,"At least, yen","At most, yen"')
  expect(lines[1]).toBe('To the company,Bid,3000000,3000000,3000000,,')
  // A range stays a range.
  const [, , likely, least, most] =
    lines.find((line) => line.includes(',Landed in Southampton,'))?.split(',') ?? []
  expect(Number(least)).toBeLessThan(Number(most))
  expect(Number(likely)).toBeGreaterThanOrEqual(Number(least))
})
