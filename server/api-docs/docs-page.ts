import { isRecord } from '../../schemas/is-record.ts'
import { escapeHtml } from '../lib/html.ts'
import { methods, type Answer, type JsonSchema, type OpenApiDocument } from './document.ts'
import type { Operation, Parameter } from './document.ts'
import { fieldHtml, fieldsHtml, typeText } from './schema-html.ts'

interface Entry {
  method: string
  path: string
  operation: Operation
}

function entriesOf({ paths }: OpenApiDocument): Entry[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method): Entry[] => {
      const operation = operations[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

/** Paragraphs of a text that contains `**bold words**` and `` `code` ``, as HTML. */
function prose(text: string): string {
  const marked = escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
  return marked
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}

function isParameter(parameter: Operation['parameters'][number]): parameter is Parameter {
  return 'name' in parameter
}

function parameterHtml({ name, required, description, schema, content }: Parameter): string {
  const shape = schema ?? content?.['application/json']?.schema ?? {}
  return fieldHtml({
    name,
    type: typeText(shape) + (content ? ', as JSON' : ''),
    isRequired: required,
    fallback: shape['default'],
    description,
    more: content ? fieldsHtml(shape) : '',
  })
}

function parametersHtml({ parameters, requestBody }: Operation): string {
  const own = parameters.filter(isParameter)
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isFile = type === 'application/octet-stream'
  const html = [
    own.length > 0 && (!body || type === 'application/json' || isFile)
      ? `<dl class="fields">${own.map(parameterHtml).join('')}</dl>`
      : '',
    body && !isFile ? fieldsHtml(body.schema) : '',
    isFile ? '<p>The body is the file.</p>' : '',
  ].join('')
  return html || '<p class="quiet">None.</p>'
}

/** The schema of `data` in an answer. */
function dataSchema({ content }: Answer): JsonSchema {
  const properties = content['application/json']?.schema['properties']
  const data = isRecord(properties) ? properties['data'] : undefined
  return isRecord(data) ? data : {}
}

function answersHtml(responses: Operation['responses']): string {
  return Object.entries(responses)
    .map(([status, answer]) => {
      if (status !== '200')
        return `<tr><th scope="row">${status}</th><td>${escapeHtml(answer.description)}</td></tr>`
      const data = dataSchema(answer)
      return `<tr><th scope="row">200</th><td><code>data</code> ${typeText(data)}${fieldsHtml(data)}</td></tr>`
    })
    .join('')
}

function operationHtml({ method, path, operation }: Entry): string {
  const { operationId, description, security, parameters, responses } = operation
  const isForPlayers = security.every((way) => 'session' in way)
  const isMoney = parameters.some((each) => '$ref' in each && each.$ref.endsWith('/idempotencyKey'))
  const scopes = security.flatMap((way) => way['token'] ?? [])
  const access = scopes.length > 0 ? scopes : [isForPlayers ? 'players only' : 'public']
  const badges = [...access, ...(isMoney ? ['Idempotency-Key'] : [])]
  return `<article id="${operationId}">
<h3><a href="#${operationId}">${operationId}</a></h3>
<p class="line"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code> ${badges
    .map((badge) => `<span class="badge">${badge}</span>`)
    .join(' ')}</p>
${prose(description)}
<h4>Parameters</h4>${parametersHtml(operation)}
<details><summary>Answers</summary><table><tbody>${answersHtml(responses)}</tbody></table></details>
</article>`
}

function groupHtml({ name, description }: OpenApiDocument['tags'][number], entries: Entry[]): string {
  return `<section id="group-${name}"><h2>${name}</h2><p>${escapeHtml(description)}</p>${entries
    .map(operationHtml)
    .join('')}</section>`
}

function entityHtml([name, schema]: [string, JsonSchema]): string {
  const { description } = schema
  const text = typeof description === 'string' ? prose(description) : ''
  const fields = fieldsHtml(schema) || `<p>${typeText(schema)}</p>`
  return `<article id="${name}"><h3><a href="#${name}">${name}</a></h3>${text}${fields}</article>`
}

function contentsHtml(groups: [string, Entry[]][]): string {
  const items = groups.map(
    ([name, entries]) =>
      `<li><a href="#group-${name}">${name}</a><ul>${entries
        .map(
          ({ operation: { operationId } }) =>
            `<li><a href="#${operationId}">${operationId.split('.')[1]}</a></li>`,
        )
        .join('')}</ul></li>`,
  )
  return `<ul>${items.join('')}<li><a href="#entities">Entities</a></li></ul>`
}

/** Whether every word of the search occurs in the description of the call. */
function matches({ path, operation }: Entry, query: string): boolean {
  const text = `${path} ${operation.operationId} ${operation.description}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

interface DocsPageOptions {
  query: string
  /** Address of the styles. */
  styles: string
  /** Address of the page. */
  page: string
  /** Address of the OpenAPI document. */
  document: string
  /** The documentation of the site's other API. */
  other: { page: string; title: string }
}

/** The documentation as an HTML page without scripts. With a query it lists only the matching calls. */
export function docsPage(document: OpenApiDocument, options: DocsPageOptions): string {
  const query = options.query.trim().slice(0, 100)
  const shown = entriesOf(document).filter((entry) => matches(entry, query))
  const groups = document.tags.flatMap((tag): [typeof tag, Entry[]][] => {
    const entries = shown.filter(({ operation }) => operation.tags.includes(tag.name))
    return entries.length > 0 ? [[tag, entries]] : []
  })
  const title = escapeHtml(document.info.title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${options.styles}">
</head>
<body>
<a class="skip" href="#content">To the calls</a>
<header>
<h1>${title}</h1>
<p>Version ${escapeHtml(document.info.version)} · <a href="${options.document}">OpenAPI document</a> · <a href="${options.other.page}">${escapeHtml(options.other.title)}</a></p>
<form action="${options.page}" role="search"><label for="q">Find a call</label> <input id="q" name="q" type="search" maxlength="100" value="${escapeHtml(query)}"> <button>Find</button></form>
</header>
<div class="columns">
<nav aria-label="Calls"><details open><summary>Contents</summary>${contentsHtml(groups.map(([{ name }, entries]) => [name, entries]))}</details></nav>
<main id="content">
${query === '' ? prose(document.info.description) : `<p>${shown.length} of ${entriesOf(document).length} calls match “${escapeHtml(query)}”. <a href="${options.page}">Show all</a></p>`}
${groups.map(([tag, entries]) => groupHtml(tag, entries)).join('')}
<section id="entities"><h2>Entities</h2>${Object.entries(document.components.schemas).map(entityHtml).join('')}</section>
</main>
</div>
</body>
</html>
`
}
