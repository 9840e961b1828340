/**
 * The API's page follows the theme chosen in the portal, or else that of the device. It is as wide as the screen, which
 * Swagger UI's own page does not say.
 */
export const docsScript = `
const viewport = document.createElement('meta')
viewport.name = 'viewport'
viewport.content = 'width=device-width, initial-scale=1'
document.head.append(viewport)
const device = matchMedia('(prefers-color-scheme: dark)')
const apply = () => {
  const chosen = localStorage.getItem('themeMode')
  const dark = chosen === 'dark' || (chosen !== 'light' && device.matches)
  document.documentElement.classList.toggle('dark-mode', dark)
}
device.addEventListener('change', apply)
apply()
`.trim()

/** Swagger UI in the product's style: system fonts, even lines, nothing wider than a phone. */
export const docsStyle = `
body { margin: 0; }
html.dark-mode body { background: #16181d; color-scheme: dark; }
.swagger-ui, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock-tag,
.swagger-ui .info .title, .swagger-ui .info p, .swagger-ui .renderedMarkdown p, .swagger-ui table thead tr th,
.swagger-ui .parameter__name, .swagger-ui .tab li, .swagger-ui .btn, .swagger-ui label, .swagger-ui select {
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
.swagger-ui .wrapper { max-width: 1100px; }
.swagger-ui .info { margin: 32px 0 16px; }
.swagger-ui .info .renderedMarkdown { max-width: 72ch; }
.swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 18px; }
.swagger-ui .opblock-tag small { flex: 1 1 30ch; font-size: 14px; }
.swagger-ui .opblock { border-radius: 8px; box-shadow: none; }
.swagger-ui .opblock .opblock-summary-path { max-width: none; word-break: break-word; }
.swagger-ui .scheme-container { box-shadow: none; padding: 12px 0; }
.swagger-ui .filter .operation-filter-input { border-radius: 8px; max-width: 40ch; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui :focus-visible { outline: 2px solid #2f6fed; outline-offset: 2px; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock-tag { padding: 10px 8px; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; padding: 4px 0 0; }
  .swagger-ui table.parameters, .swagger-ui table.parameters tbody, .swagger-ui table.parameters tr { display: block; }
  .swagger-ui .opblock-body code, .swagger-ui .response-col_description td, .swagger-ui .renderedMarkdown {
    overflow-wrap: anywhere;
  }
  .swagger-ui .response-col_status { min-width: 3em; padding-right: 8px; }
}
`.trim()
