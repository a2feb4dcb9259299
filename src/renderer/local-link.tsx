import type { ComponentProps } from 'react'
import { localePath } from '../lib/urls/locale-path.ts'
import { useLocale } from './render-context.tsx'

export interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Internal path without language prefix. */
  to: string
}

/** A link to a page of this site in the language of the page. The application passes clicks to the router. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <a {...rest} href={localePath(to, useLocale())} />
}
