export { TextButton, TextLink, type TextLinkProps } from './TextLink.tsx'
