import { z } from 'zod';

/** An OpenAI-compatible endpoint. */
export interface ChatModelConfig {
  url: string;
  key: string | undefined;
  model: string;
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

const toolCall = z.object({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
export type ToolCall = z.infer<typeof toolCall>;
const completion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), tool_calls: z.array(toolCall).nullish() }) }))
    .min(1),
});

const TIMEOUT_MS = 8000;
const MOST_TOKENS = 300;

/**
 * Requests one response of the model.
 * @throws if the endpoint is unreachable, takes longer than 8 s or returns an invalid response
 */
export async function completeChat(
  { url, key, model }: ChatModelConfig,
  messages: readonly ChatMessage[],
  tools: readonly object[],
): Promise<{ content: string; toolCalls: ToolCall[] }> {
  const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model,
      messages,
      max_tokens: MOST_TOKENS,
      temperature: 0.2,
      ...(tools.length > 0 && { tools }),
    }),
  });
  if (!response.ok) throw new Error(`The chat endpoint responded with status ${response.status}.`);
  const { message } = completion.parse(await response.json()).choices[0]!;
  return { content: message.content ?? '', toolCalls: message.tool_calls ?? [] };
}
