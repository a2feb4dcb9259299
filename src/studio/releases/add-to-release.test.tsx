// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Release } from '../../../schemas/studio/releases.ts'
import { LanguageProvider } from '../language-provider.tsx'
import { AddToRelease } from './add-to-release.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const spring: Release = {
  id: 7,
  name: 'Spring',
  state: 'draft',
  documents: [],
  changedAt: '2026-01-01T00:00:00Z',
  by: 'Aziza',
  at: null,
  contentVersion: null,
  issues: [],
  edited: [],
}

let container: HTMLElement
let releases: Release[]
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: releases })))
})
afterEach(() => vi.unstubAllGlobals())

const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))

async function open() {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  await act(async () =>
    createRoot(container).render(
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <MemoryRouter>
            <AddToRelease
              documents={[{ kind: 'page', key: 'about' }]}
              settle={() => Promise.resolve(true)}
              onDone={() => undefined}
              onClose={() => undefined}
            />
          </MemoryRouter>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  await settle()
}

it('keeps the name that is typed when somebody else begins a release', async () => {
  releases = []
  await open()
  const name = container.querySelector('input')
  expect(name).not.toBeNull()
  releases = [spring]
  await act(async () => mutate(() => true))
  await settle()
  expect(container.querySelector('input')).toBe(name)
})
