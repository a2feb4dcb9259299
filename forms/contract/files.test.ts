import { expect, test } from 'vitest'
import { describeFile, fileHead, fileLimit, isAcceptedFile, maxFileLength, maxFileBytes } from './files.ts'

test('the largest file with the longest name fits into a field and, with other fields, into a call', () => {
  // Random content: on average two of 64 characters of base64 are encoded in form data, as three.
  const content = Buffer.from(
    Uint8Array.from({ length: maxFileBytes }, (_, at) => (at * 2654435761) >>> 13),
  ).toString('base64')
  const text = fileHead('ж'.repeat(300), `application/${'x'.repeat(90)}`) + content
  expect(text.length).toBeLessThanOrEqual(maxFileLength)
  expect(new URLSearchParams({ file: text }).toString().length).toBeLessThan(60 * 1024)
})

test.each([
  ['Паспорт 1.png', 'image/png', 'Паспорт 1.png'],
  ['a;b,c.png', 'image/png', 'a;b,c.png'],
  ['scan', '', 'scan'],
])('name %s and size of a file survive in its text', (name, type, expected) => {
  expect(describeFile(`${fileHead(name, type)}AAAA`)).toEqual({ name: expected, bytes: 3 })
  expect(describeFile(`${fileHead(name, type)}AA==`)).toEqual({ name: expected, bytes: 1 })
})

test('a long name keeps its extension', () => {
  const { name = '' } = describeFile(`${fileHead(`${'ж'.repeat(300)}.png`, 'image/png')}AAAA`) ?? {}
  expect(name).toMatch(/^ж{20,}\.png$/)
})

test('the limit of a file is the strictest of document, schema and call', () => {
  expect(fileLimit({}, undefined)).toBe(maxFileBytes)
  expect(fileLimit({}, 2)).toBe(2048)
  expect(fileLimit({ maxLength: 1744 }, 2)).toBe(1008)
})

test.each([
  ['image/*', 'a.png', 'image/png', true],
  ['image/png', 'a.jpg', 'image/jpeg', false],
  ['.pdf', 'a.PDF', '', true],
  ['.pdf', 'pdf', '', false],
  ['', 'a.exe', 'application/x-msdownload', true],
])('a list of types %j and the file %s of the type %j', (accept, name, type, isAccepted) => {
  expect(isAcceptedFile(accept, name, type)).toBe(isAccepted)
})
