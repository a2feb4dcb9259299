/** The part of OpenAPI 3.1 that our document uses. */

export type JsonSchema = Readonly<Record<string, unknown>>

export interface Content {
  schema: JsonSchema
  encoding?: Record<string, { contentType: string }>
}

export interface Parameter {
  name: string
  in: 'query' | 'header' | 'path'
  required: boolean
  description: string
  schema?: JsonSchema
  content?: Record<string, Content>
}

export interface Answer {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content: Record<string, Content>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, Answer>
}

export const methods = ['get', 'put', 'post', 'delete'] as const
export type PathOperations = { [Method in (typeof methods)[number]]?: Operation }

type SecurityScheme =
  | { type: 'apiKey'; in: 'cookie'; name: string; description: string }
  | { type: 'http'; scheme: 'bearer'; description: string }

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, PathOperations>
  components: {
    securitySchemes: Record<string, SecurityScheme>
    parameters: Record<string, Parameter>
    schemas: Record<string, JsonSchema>
  }
}
