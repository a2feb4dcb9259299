import { act } from 'react'
import { expect, it } from 'vitest'
import { showInStudio } from '../../../tests/support/show-in-studio.tsx'
import { fixedDocuments, templates, type DocumentTemplate } from '../documents/templates/templates.ts'
import { TemplateSketch } from './template-sketch.tsx'

async function sketch(template: DocumentTemplate): Promise<Element> {
  const { container } = await showInStudio(<TemplateSketch template={template} />, { language: 'ru' })
  // Delivered documents are loaded when they are needed.
  await act(async () => void (await template.bodyFor('example')))
  const drawn = container.querySelector('[data-sketch]')
  if (!drawn) throw new Error('nothing is drawn')
  return drawn
}

const shownByServer = new Set(['page', 'form', 'popup'])
const sketched = [...templates, ...fixedDocuments].filter(({ kind }) => !shownByServer.has(kind))

it.each(sketched.map((template) => [template.kind, template.name ?? template.id, template] as const))(
  'of the template %s %s shows something',
  async (_kind, _name, template) => {
    expect((await sketch(template)).children.length).toBeGreaterThan(0)
  },
)

it.each([
  ['menu-links', 'Игры'],
  ['seo-address', '/exampleЗаголовок страницы'],
  ['redirects-site', '/old-address'],
  ['domain-seo-mirror', 'mirror.example'],
  ['snippet-script', '<script>'],
  ['dictionary-messages', 'Заполните это поле'],
])('of %s contains “%s”, in the language of the Studio', async (id, text) => {
  const template = templates.find((each) => each.id === id)
  expect(template && (await sketch(template)).textContent).toContain(text)
})
