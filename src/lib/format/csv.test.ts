import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('separates columns as Excel does in Russian and Uzbek, and quotes semicolons, quotes and line breaks', () => {
  expect(toCsv([['a', 'b; "c"', 'd\ne', 'f, g']])).toBe('\ufeffa;"b; ""c""";"d\ne";f, g\r\n')
})

it('keeps spreadsheets from running a cell, and leaves numbers alone', () => {
  expect(toCsv([['=1+1', '@x', '-12000.50', '-x']])).toBe("\ufeff'=1+1;'@x;-12000.50;'-x\r\n")
})
