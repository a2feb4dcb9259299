import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compiledEngine, everyValidator } from '../../tests/support/content/form-engines.ts'
import { compileFormValidator } from './compile-form-validator.ts'

describe('the compiled module', () => {
  const schema = {
    type: 'object',
    required: ['phone'],
    properties: { phone: { type: 'string', validator: 'phone' } },
  }

  test('imports nothing, evaluates no text and is small', async () => {
    const { source } = await compileFormValidator(everyValidator)
    const code = source.replace(/"[^"]*"|'[^']*'/g, '')
    expect(code).not.toMatch(/\bimport\b|\brequire\s*\(|new Function|\beval\s*\(/)
    expect(gzipSync(source).length).toBeLessThan(4096)
  })

  test('is the same for every language and changes with the rules', async () => {
    const phone = schema.properties.phone
    const titled = (title: string) =>
      compileFormValidator({ ...schema, title, properties: { phone: { ...phone, title } } })
    const [uz, ru] = await Promise.all([titled('Telefon'), titled('Телефон')])
    const other = await compileFormValidator({ ...schema, required: [] })
    expect(uz.hash).toBe(ru.hash)
    expect(uz.source).toBe(ru.source)
    expect(other.hash).not.toBe(uz.hash)
  })

  test('keeps a field whose name is that of a text keyword', async () => {
    const engine = await compiledEngine({
      type: 'object',
      properties: { title: { type: 'string', maxLength: 2 } },
    })
    expect(engine({ title: 'long' })).toBe(false)
  })
})
