import { redirect, redirectDocument } from 'react-router-dom'
import type { RedirectAnswer } from '../../../schemas/compiled.ts'
import { navigationTarget } from '../../lib/urls/links.ts'

/** Follows the server's redirect; leaves the site only if the server says so. */
export function followRedirect({ redirect: address, external }: RedirectAnswer): Response {
  const target = navigationTarget(address, { external })
  return 'internal' in target ? redirect(target.internal) : redirectDocument(target.external)
}
