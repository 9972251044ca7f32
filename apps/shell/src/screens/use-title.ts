import { useEffect } from 'react';

/** Sets the document title: '%s - {product}'. */
export function useTitle(title: string | null, productName: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName;
  }, [title, productName]);
}
