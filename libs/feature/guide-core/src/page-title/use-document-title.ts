import { useEffect } from 'react';

/** Sets the document's title: '%s - {product}'. */
export function useDocumentTitle(title: string | null, productName: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName;
  }, [title, productName]);
}
