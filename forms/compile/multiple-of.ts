import { _, type CodeKeywordDefinition } from 'ajv'

/** A number as an integer and the number of its decimals. */
function decimals(value: number): { digits: bigint; places: number } {
  const [coefficient = '', exponent = '0'] = String(value).split('e')
  const [whole = '', fraction = ''] = coefficient.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places }
}

/**
 * `multipleOf` for decimal numbers. ajv divides floating-point numbers, so that 0.07 is not a multiple of 0.01; this
 * is the calculation of the interpreter.
 */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  code(cxt) {
    const { gen, data } = cxt
    const { digits, places } = decimals(Number(cxt.schema))
    const parts = gen.const('parts', _`String(${data}).split("e")`)
    const number = gen.const('number', _`${parts}[0].split(".")`)
    // Zeros to append until the value counts the same decimals as the divisor.
    const zeros = gen.const('zeros', _`${places} + Number(${parts}[1] || 0) - (${number}[1] || "").length`)
    const scaled = _`BigInt(${number}.join("")) * 10n ** BigInt(${zeros})`
    cxt.fail(_`${zeros} < 0 || ${scaled} % BigInt(${String(digits)}) !== 0n`)
  },
}
