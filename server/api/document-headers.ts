const text = { type: "string" } as const;

export const answerHeaders = {
  RequestId: {
    description: "Identifies this request in the site's log. Absent from cached responses.",
    schema: text,
    example: "0f8b2c6a-4e1d-4c0e-9a7b-3f5d2c1e6a90",
  },
  RateLimit: {
    description:
      "With a key: `r` calls are left for the next `t` seconds (IETF draft on RateLimit header fields).",
    schema: text,
    example: '"key";r=598;t=42',
  },
  RateLimitPolicy: {
    description: "With a key: at most `q` calls in `w` seconds.",
    schema: text,
    example: '"key";q=600;w=60',
  },
  RetryAfter: {
    description: "Seconds to wait before the next try.",
    schema: { type: "integer", minimum: 1 },
    example: 42,
  },
  WwwAuthenticate: {
    description: "With a key: what is wrong with it (RFC 6750).",
    schema: text,
    example: 'Bearer error="invalid_token"',
  },
} as const;

const $ref = (name: keyof typeof answerHeaders) => ({ $ref: `#/components/headers/${name}` });
const onEvery = {
  "X-Request-Id": $ref("RequestId"),
  RateLimit: $ref("RateLimit"),
  "RateLimit-Policy": $ref("RateLimitPolicy"),
};
const byStatus: Record<string, object> = {
  401: { "WWW-Authenticate": $ref("WwwAuthenticate") },
  403: { "WWW-Authenticate": $ref("WwwAuthenticate") },
  429: { "Retry-After": $ref("RetryAfter") },
  503: { "Retry-After": $ref("RetryAfter") },
};

export const headersFor = (status: string) => ({ ...onEvery, ...byStatus[status] });
