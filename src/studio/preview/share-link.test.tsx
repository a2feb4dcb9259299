import { beforeEach, expect, it, vi } from 'vitest'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import english from '../messages/en.json' with { type: 'json' }
import { LanguageProvider } from '../language-provider.tsx'
import { ShareLink } from './share-link.tsx'

const steps: string[] = []
beforeEach(() => {
  steps.length = 0
  vi.stubGlobal('fetch', () => {
    steps.push('link')
    return Promise.resolve(Response.json({ data: { path: '/about?preview=token', token: 'token' } }))
  })
})
async function share(isSaved: boolean) {
  const save = async () => {
    await Promise.resolve()
    steps.push('save')
    return isSaved
  }
  const page = await mount(
    <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
      <ShareLink path="/about" look={{}} settle={save} />
    </LanguageProvider>,
  )
  const button = page.container.querySelector('button')
  if (button === null) throw new Error('no button')
  await click(button)
  await settle()
  return page
}

it('is made after what was typed last is saved, since it stays as it is', async () => {
  const { container } = await share(true)
  expect(steps).toEqual(['save', 'link'])
  expect(container.querySelector('a')?.getAttribute('href')).toBe(`${location.origin}/about?preview=token`)
})

it('is not made of older text, and says so', async () => {
  const { container } = await share(false)
  expect(steps).toEqual(['save'])
  expect(container.querySelector('a')).toBeNull()
  expect(container.querySelector('[role=alert]')?.textContent).toBe(english.preview.linkNotSaved)
})
