import type { PageText } from '@seriba/contracts/site-pages'
import { isAboutPart, type PageSlug } from '@seriba/domain/site/page-slugs'
import type { ReactNode } from 'react'
import { ContentBlock } from './ContentBlock.tsx'
import styles from './site-page.module.css'

type PageArticleProps = {
  page: PageText
  slug: PageSlug
  /** The language of the text, if it is not the page's own. */
  lang?: string
  /** What is below the title. */
  children?: ReactNode
}

/** The content of a page. */
export function PageArticle({ page, slug, lang, children }: PageArticleProps) {
  return (
    <article
      id={isAboutPart(slug) ? 'how-to-buy' : undefined}
      className={styles.prose}
      lang={lang}
      data-clauses={slug === 'terms' || undefined}
    >
      <h1>{page.title}</h1>
      {children}
      <div className={styles.lead}>
        {page.lead.map((block, at) => (
          <ContentBlock key={at} block={block} />
        ))}
      </div>
      {page.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {blocks.map((block, at) => (
            <ContentBlock key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  )
}
