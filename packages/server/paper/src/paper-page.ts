import { escapeHtml } from '@seriba/server-kit/html'
import type { Fact, Paper, PaperTable } from './paper.ts'

const style = `
  @page { size: A4; margin: 14mm 17mm }
  body { box-sizing: border-box; margin: 0 auto; max-width: 794px; padding: 56px 64px; color: #1c1b19;
    background: #fff; font: 13px/18px Inter, 'Noto Sans JP', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif }
  header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 28px }
  h1 { margin: 0; font-size: 28px; line-height: 34px }
  header b, .logo { font-size: 20px } .logo { max-width: 200px; height: 28px; object-fit: contain; object-position: right }
  small, dt, th { color: #55524c; font-size: 11px; font-weight: 400 }
  .parties, .pay { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; overflow-wrap: anywhere }
  .parties p { margin: 0 } .parties strong { font-weight: 600 }
  dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 0; padding: 14px 0 8px }
  dl:first-of-type { margin-top: 24px; border-top: 1px solid #1c1b19; border-bottom: 1px solid #d9d6d0 }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
  table { width: 100%; margin-top: 12px; border-collapse: collapse; table-layout: fixed }
  th, td { padding: 7px 0 7px 8px; border-bottom: 1px solid #d9d6d0; text-align: left; vertical-align: top;
    overflow-wrap: anywhere }
  th:first-child, td:first-child { padding-left: 0 }
  thead th { border-bottom-color: #1c1b19 } thead { display: table-header-group } tr { break-inside: avoid }
  .end { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  td small { display: block }
  .sum { display: flex; justify-content: space-between; gap: 24px; margin: 0; padding: 4px 0 }
  .sum > :last-child { white-space: nowrap }
  .total { margin-top: -1px; padding: 10px 0 6px; border-top: 1px solid #1c1b19; font-size: 18px; line-height: 24px;
    font-weight: 700 }
  .sum:last-child:not(.total) { font-weight: 600 }
  .note { margin: 8px 0; color: #55524c; font-size: 11px; line-height: 16px }
  .pay { margin-top: 24px; padding-top: 16px; border-top: 1px solid #d9d6d0 }
  .pay table { margin: 4px 0 } .pay th, .pay td { border: 0; padding: 2px 0; font-size: 12px } .pay th { width: 110px }
  .pay td, .reference { font-weight: 600 } .reference { font-size: 18px; line-height: 26px }
  footer { margin-top: 40px; padding-top: 10px; border-top: 1px solid #d9d6d0; color: #55524c; font-size: 11px }
  a { color: #0a5bd3 } nav { max-width: 794px; margin: 0 auto 16px; font: 13px/18px sans-serif }
  @media (max-width: 600px) { body { padding: 24px 16px } .parties, .pay { grid-template-columns: 1fr } }
  /* A phone has no room for columns of amounts: each stands on a line of its own, with its name before it. */
  @media screen and (max-width: 600px) {
    .wide thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .wide tr { display: block; padding: 6px 0; border-bottom: 1px solid #d9d6d0 }
    .wide td { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border: 0; text-align: right }
    .wide td:empty { display: none }
    .wide td::before { flex: none; color: #55524c; font-size: 11px; content: attr(data-label) }
  }
  @media print { body { padding: 0; max-width: none } nav { display: none } }`

const html = escapeHtml

const facts = (rows: readonly Fact[]) =>
  `<dl>${rows.map(({ label, value }) => `<div><dt>${html(label)}</dt><dd>${html(value)}</dd></div>`).join('')}</dl>`

function table({ columns, rows, total, after = [] }: PaperTable): string {
  const isWide = columns.length > 3
  const end = (at: number) => (columns[at]?.align === 'end' ? ' class="end"' : '')
  const sum = columns.reduce((all, { share }) => all + share, 0)
  const heads = columns.map(
    ({ label, share }, at) =>
      `<th scope="col"${end(at)} style="width:${Math.round((share / sum) * 100)}%">${html(label)}</th>`,
  )
  const lines = rows.map(({ cells, note }) => {
    const told = cells.map((cell, at) => {
      const words = `${html(cell)}${at === 0 && note ? `<small>${html(note)}</small>` : ''}`
      if (!isWide) return `<td${end(at)}>${words}</td>`
      const label = ` data-label="${html(columns[at]?.label ?? '')}"`
      return `<td${end(at)}${label}>${words && `<span>${words}</span>`}</td>`
    })
    return `<tr>${told.join('')}</tr>`
  })
  const figures = [
    ...(total
      ? [`<p class="sum total"><span>${html(total.label)}</span><span>${html(total.value)}</span></p>`]
      : []),
    ...after.map(
      ({ label, value }) => `<p class="sum"><span>${html(label)}</span><span>${html(value)}</span></p>`,
    ),
  ]
  return `<table${isWide ? ' class="wide"' : ''}><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>
<div>${figures.join('')}</div>`
}

function payment({ label, facts: where, reference, text }: NonNullable<Paper['payment']>): string {
  const rows = where.map(
    (fact) => `<tr><th scope="row">${html(fact.label)}</th><td>${html(fact.value)}</td></tr>`,
  )
  return `<section class="pay"><div><small>${html(label)}</small><table><tbody>${rows.join('')}</tbody></table></div>
<div><small>${html(reference.label)}</small><div class="reference">${html(reference.value)}</div>
<p class="note">${html(text)}</p></div></section>`
}

const brand = ({ brand: name, logo }: Paper) =>
  logo === null ? `<b>${html(name)}</b>` : `<img class="logo" src="${html(logo)}" alt="${html(name)}">`

/** A document as a page, for reading and printing. `pdf` links to the same document as a file. */
export function paperPage(paper: Paper, pdf: { href: string; label: string }): string {
  const parties = paper.parties.map(({ label, lines: [name = '', ...rest] }) => {
    const below = rest.map((line) => `<p>${html(line)}</p>`).join('')
    return `<div><small>${html(label)}</small><p><strong>${html(name)}</strong></p>${below}</div>`
  })
  return `<!doctype html>
<html lang="${paper.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${html(`${paper.title}, ${paper.brand}`)}</title>
<style>${style}</style>
</head>
<body>
<nav><a href="${html(pdf.href)}">${html(pdf.label)}</a></nav>
<header><h1>${html(paper.title)}</h1>${brand(paper)}</header>
<section class="parties">${parties.join('')}</section>
${paper.facts.map(facts).join('\n')}
${paper.tables.map(table).join('\n')}
${paper.notes.map((note) => `<p class="note">${html(note)}</p>`).join('\n')}
${paper.payment ? payment(paper.payment) : ''}
<footer>${html(paper.made)}</footer>
</body>
</html>`
}
