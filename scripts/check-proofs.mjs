// Checks that every test named in docs/product exists. A proof is `path/to/file.test.ts` › title; the title may be
// shortened at a semicolon, since semicolons separate several proofs of one promise.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const folder = join('docs', 'product')
const proof = /`([^`\s]+\.(?:test|spec|stories)\.tsx?)`\s*›\s*([^`]+)/g

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** Every string in a file: titles of tests and groups, names of table cases, and names of stories. */
function titlesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles = []
  const visit = (node) => {
    const text = textOf(node)
    if (text) titles.push(text)
    if (file.includes('.stories.') && ts.isVariableDeclaration(node)) titles.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

const known = new Map()
function titlesOf(file) {
  if (!known.has(file)) known.set(file, existsSync(file) ? titlesIn(file) : null)
  return known.get(file)
}

/**
 * Whether `text`, which may continue after the title, starts with one of `titles` or with the beginning of
 * one.
 */
function names(text, titles) {
  if (titles.some((title) => title.length > 5 && text.startsWith(title))) return true
  const short = text.split(/[;|)·]/)[0].trim()
  return titles.some((title) => title.includes(short))
}

const problems = []
let count = 0
for (const page of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  for (const [index, line] of readFileSync(join(folder, page), 'utf8').split('\n').entries()) {
    for (const [, file, text] of line.matchAll(proof)) {
      count += 1
      const titles = titlesOf(file)
      const where = `${folder}/${page}:${index + 1}`
      if (titles === null) problems.push(`${where}: there is no file ${file}`)
      else if (!names(text.trim(), titles)) problems.push(`${where}: ${file} has no test "${text.trim()}"`)
    }
  }
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`docs/product: all ${count} named tests exist`)
