import { describe, expect, it } from 'vitest';
import { createTrace, traceHeaders } from './trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = `00-${traceId}-00f067aa0ba902b7-01`;

describe('createTrace', () => {
  it('continues a valid trace with a span of its own', () => {
    const trace = createTrace({ traceparent: parent, tracestate: 'vendor=1', 'x-request-id': 'support-4711' });
    expect(trace).toMatchObject({ traceId, flags: '01', requestId: 'support-4711', state: 'vendor=1' });
    expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(traceHeaders(trace)).toEqual({
      'x-request-id': 'support-4711',
      traceparent: `00-${traceId}-${trace.spanId}-01`,
      tracestate: 'vendor=1',
    });
  });

  it('accepts a later version with additional fields', () => {
    expect(createTrace({ traceparent: `01-${traceId}-00f067aa0ba902b7-01-more` }).traceId).toBe(traceId);
  });

  it.each([
    '',
    'nonsense',
    parent.toUpperCase(),
    `${parent}-more`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}*/;drop-00f067aa0ba902b7-01`,
  ])('starts a new trace instead of %s', (traceparent) => {
    const trace = createTrace({ traceparent, tracestate: 'vendor=1' });
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.traceId).not.toBe(traceId);
    expect(trace).toMatchObject({ flags: '00', requestId: trace.traceId });
    expect(trace.state).toBeUndefined();
  });

  it.each(['', 'with space', 'a\nb', '<script>', 'x'.repeat(65)])('replaces the request id %j', (id) => {
    const trace = createTrace({ 'x-request-id': id });
    expect(trace.requestId).toBe(trace.traceId);
  });
});
