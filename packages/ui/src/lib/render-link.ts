import type { ComponentPropsWithRef, ReactElement } from 'react'

/**
 * How a link is rendered. An app passes its router's link here (`(props) => <Link to={to} {...props} />`); without it a
 * plain `<a>` is used.
 */
export type RenderLink = (props: ComponentPropsWithRef<'a'>) => ReactElement
