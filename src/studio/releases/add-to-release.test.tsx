import { act } from 'react'
import { mutate } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import type { Release } from '../../../schemas/studio/releases.ts'
import { AddToRelease } from './add-to-release.tsx'

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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: releases })))
})
const settle = () => act(async () => new Promise((done) => setTimeout(done, 0)))

async function open() {
  ;({ container } = await showInStudio(
    <AddToRelease
      documents={[{ kind: 'page', key: 'about' }]}
      settle={() => Promise.resolve(true)}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
  ))
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
