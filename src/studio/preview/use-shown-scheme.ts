import { useState, type RefObject } from 'react'
import { schemes, type Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'

/** The colour scheme of the previewed page: its own, until another one is asked for. */
export function useShownScheme(frame: RefObject<HTMLIFrameElement | null>) {
  const [asked, setAsked] = useState<Scheme>()
  const [own, setOwn] = useState<Scheme>()
  const root = () => frame.current?.contentDocument?.documentElement

  function show(scheme: Scheme) {
    setAsked(scheme)
    root()?.setAttribute('data-scheme', scheme)
  }

  function loaded() {
    const page = root()
    if (asked !== undefined) page?.setAttribute('data-scheme', asked)
    else if (page) setOwn(schemes.find((scheme) => scheme === getComputedStyle(page).colorScheme))
  }

  return { shown: asked ?? own, show, loaded }
}
