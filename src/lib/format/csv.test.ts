import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes commas, quotes and line breaks', () => {
  expect(toCsv([['a', 'b, "c"', 'd\ne']])).toBe('\ufeffa,"b, ""c""","d\ne"\r\n')
})

it('keeps spreadsheets from running a cell, and leaves numbers alone', () => {
  expect(toCsv([['=1+1', '@x', '-12000.50', '-x']])).toBe("\ufeff'=1+1,'@x,-12000.50,'-x\r\n")
})
