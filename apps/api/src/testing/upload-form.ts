/** A form as a browser sends it. @param file content; its name does not match its type */
export async function uploadForm(
  fields: Record<string, string>,
  file?: Buffer,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'bild.txt');
  const request = new Request('http://form', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  };
}
